import { graphql } from '../../../../generated/graphql/gql.ts'

export const installationDocument = graphql(/* GraphQL */ `
  query Installation {
    cmsGetInstallation {
      version
      nodeVersion
      failingJobs
      freeBytes
      backupFreeBytes
      hasBackupFolder
      database {
        engine
        version
        bytes
        migrations
        newestMigration
      }
      archive {
        archivedAt
        failedAt
        failing
      }
      replicas {
        _id
        name
        version
        startedAt
        seenAt
        seen
      }
      standbys {
        name
        state
        synchronous
        behindMs
        behindBytes
      }
      readStandbys {
        name
        serves
        behindMs
        reads
      }
      lastBackup {
        _id
        takenAt
      }
      backups {
        _id
        name
        takenAt
        finishedAt
        tookMs
        bytes
        rows
        files
        encrypted
        error
      }
      lastProof {
        _id
        takenAt
        finishedAt
        tookMs
      }
      restoreChecks {
        _id
        name
        takenAt
        finishedAt
        tookMs
        newestWriteAt
        rows
        files
        faults
        firstFault
      }
    }
  }
`)
