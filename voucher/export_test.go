package voucher

import (
	"context"

	"github.com/punchcardhq/punchcard/asyncaction"
)

type (
	GenerateJob = generateJob
	UpdateJob   = updateJob
	Part        = part
)

const (
	PartDiscount = partDiscount
	PartMetadata = partMetadata
)

func (e *Engine) GeneratePortion(ctx context.Context, job GenerateJob, d asyncaction.Delivery) error {
	return e.generatePortion(ctx, job, d)
}

func (e *Engine) UpdatePortion(ctx context.Context, job UpdateJob, d asyncaction.Delivery) error {
	return e.updatePortion(ctx, job, d)
}
