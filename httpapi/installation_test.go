package httpapi_test

import (
	"testing"

	"github.com/punchcardhq/punchcard/httpapi"
	"github.com/punchcardhq/punchcard/project"
)

func TestAServerRefusesTheProjectsOfOtherClusters(t *testing.T) {
	s := newServer(t, func(n *project.NewProject) { n.ClusterID = "eu1" })
	s.api = httpapi.New(s.engine, httpapi.WithCluster("us1"))
	const details = "Project is bound to different region: call a server of cluster eu1"
	s.refuse(403, "forbidden", details, "GET", "/v1/vouchers", nil)
	s.refuse(403, "forbidden", details, "GET", "/v2/loyalties/programs", nil)
	s.refuse(403, "forbidden", details, "GET", "/management/v1/projects/"+s.project, nil)
	s.refuse(403, "forbidden", details, "POST", "/client/v1/validations", object{})
	s.asInstallation()
	shows(t, s.post("/management/v1/projects", object{"name": "Shop overseas"})["cluster_id"], `"us1"`)

	s.api = httpapi.New(s.engine, httpapi.WithCluster("eu1"))
	s.get("/v1/vouchers")
}

func TestProjectWithoutClusterIsServedByAll(t *testing.T) {
	s := newServer(t)
	s.api = httpapi.New(s.engine, httpapi.WithCluster("us1"))
	s.get("/v1/vouchers")
}

func TestAFeatureThatIsSwitchedOffAnswers402(t *testing.T) {
	s := newServer(t)
	s.api = httpapi.New(s.engine, httpapi.WithoutFeatures("loyalty-v2", "branding", "users"))
	management := "/management/v1/projects/" + s.project
	s.refuse(402, "missing_required_feature", "loyalty-v2", "GET", "/v2/loyalties/programs", nil)
	s.refuse(402, "missing_required_feature", "branding", "GET", management+"/branding", nil)
	s.refuse(402, "missing_required_feature", "users", "POST", "/management/v1/projects/users/invite", object{})
	s.get(management)
	s.get(management + "/metadata-schemas")
	s.get("/v1/loyalties")
	s.headers = map[string]string{}
	s.expect(401, "GET", "/v2/loyalties/programs", nil)
}

func TestOnlyFeaturesThatExistCanBeSwitchedOff(t *testing.T) {
	if err := httpapi.CheckFeatures(httpapi.Features()...); err != nil {
		t.Error(err)
	}
	if httpapi.CheckFeatures("loyalty-v3") == nil {
		t.Error("loyalty-v3 is accepted")
	}
}
