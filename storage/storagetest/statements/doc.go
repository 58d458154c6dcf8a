// Package statements tells of a test's statements on PostgreSQL whether each stays within one project.
//
// A Recorder is a cluster of its own that logs all statements with their parameters, and from whose write-ahead log the rows that a transaction has
// changed can be read again. So nothing is recorded by the program under test, and nothing that it sends can be missed: batches, prepared statements,
// COPY, the statements of the job runner.
//
// # What is checked
//
//   - Plans. PostgreSQL plans each statement anew. Every table of projects that a plan scans has to be restricted by project_id = VALUE, or by
//     project_id = project_id of a table that is restricted so. The planner's word counts, not the spelling of the statement.
//   - Reads. The projects that the statements of one transaction name are one project.
//   - Rows. The rows that one transaction inserts, updates or deletes are of one project.
//
// The empty project has what belongs to the installation: projects, their keys, users. It counts as a project like any other.
//
// Tables of the job queue and of migrations have no project and are left out. A statement of several projects that is meant to be one is excepted by
// name, with its reason: see Exceptions.
package statements
