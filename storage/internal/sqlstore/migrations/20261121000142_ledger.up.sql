ALTER TABLE points_takes ADD COLUMN restored @int NOT NULL DEFAULT 0;
