import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Backups, Replicas, RestoreChecks } from '../../../../../database/tables.ts'
import type { StandbyState } from '../../../../platform/server/database/standbys/standbys.ts'
import { builder, enumOf } from '../../../../platform/server/graphql/builder.ts'
import { rootField } from '../../../../platform/server/graphql/fields.ts'
import { version } from '../../../../platform/server/version.ts'
import { installationOperations } from '../installation.operations.ts'
import { unseenAfter } from '../installation.values.ts'
import {
  archive,
  type Archive,
  backups,
  databaseState,
  type DatabaseState,
  failingJobs,
  freeBytes,
  lastBackup,
  lastProof,
  replicas,
  restoreChecks,
  standbys,
  type Standby,
} from './installation.queries.ts'

const Replica = builder.objectRef<Selectable<Replicas>>('Replica').implement({
  description: 'A process of the product.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name', { description: 'The machine and the process id.' }),
    version: t.exposeString('version'),
    startedAt: t.expose('started_at', { type: 'DateTime' }),
    seenAt: t.expose('seen_at', { type: 'DateTime' }),
    seen: t.boolean({
      description: `Whether it was seen in the last ${unseenAfter} seconds.`,
      resolve: ({ seen_at }) => Date.now() - seen_at.getTime() < unseenAfter * 1000,
    }),
  }),
})

const StandbyType = builder.objectRef<Standby>('Standby').implement({
  description: 'A server that follows the database.',
  fields: (t) => ({
    name: t.exposeString('name'),
    state: t.exposeString('state', { description: 'As PostgreSQL says it; `unknown` if the owner may not see it.' }),
    synchronous: t.exposeBoolean('synchronous'),
    behindMs: t.exposeFloat('behind_ms', { nullable: true }),
    behindBytes: t.exposeFloat('behind_bytes', { nullable: true }),
  }),
})

const ReadStandby = builder.objectRef<StandbyState>('ReadStandby').implement({
  description: 'A server of DATABASE_READ_URLS, as the replica that answers sees it.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The machine and the port.' }),
    serves: t.exposeBoolean('serves', {
      description: 'Whether lists are read from it: not while it is away, too far behind or no standby.',
    }),
    behindMs: t.exposeFloat('behind', { nullable: true, description: 'At most; null while nobody knows.' }),
    reads: t.exposeFloat('reads', { description: 'Since the replica was started.' }),
  }),
})

const WalArchive = builder.objectRef<Archive>('WalArchive').implement({
  description: 'The archive of the database’s log, from which a moment is restored.',
  fields: (t) => ({
    archivedAt: t.expose('archived_at', { type: 'DateTime', nullable: true }),
    failedAt: t.expose('failed_at', { type: 'DateTime', nullable: true }),
    failing: t.boolean({
      description: 'Whether the last try failed: the log then fills the disk.',
      resolve: ({ archived_at, failed_at }) => failed_at !== null && (archived_at === null || failed_at > archived_at),
    }),
  }),
})

const Backup = builder.objectRef<Selectable<Backups>>('Backup').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    takenAt: t.expose('taken_at', {
      type: 'DateTime',
      nullable: true,
      description: 'Everything committed before is in it. Null if it failed.',
    }),
    finishedAt: t.expose('finished_at', { type: 'DateTime' }),
    tookMs: t.exposeFloat('took_ms'),
    bytes: t.exposeFloat('bytes', { nullable: true }),
    rows: t.exposeFloat('rows', { nullable: true }),
    files: t.exposeFloat('files', { nullable: true }),
    encrypted: t.exposeBoolean('encrypted'),
    error: t.exposeString('error', {
      nullable: true,
      description: 'In English, without values that could be personal data.',
    }),
  }),
})

const RestoreCheck = builder.objectRef<Selectable<RestoreChecks>>('RestoreCheck').implement({
  description: 'A backup that was restored into a scratch place, and compared there.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    takenAt: t.expose('taken_at', { type: 'DateTime', nullable: true }),
    finishedAt: t.expose('finished_at', { type: 'DateTime' }),
    tookMs: t.exposeFloat('took_ms'),
    newestWriteAt: t.expose('newest_write_at', { type: 'DateTime', nullable: true }),
    rows: t.exposeFloat('rows'),
    files: t.exposeFloat('files'),
    auditEntries: t.exposeFloat('audit_entries'),
    pointEntries: t.exposeFloat('point_entries'),
    faults: t.exposeInt('faults', { description: '0 if everything holds: the restore is proven.' }),
    firstFault: t.exposeString('first_fault', { nullable: true }),
  }),
})

const DatabaseStateType = builder.objectRef<DatabaseState>('DatabaseState').implement({
  fields: (t) => ({
    engine: t.field({
      type: enumOf('DatabaseEngine', ['EMBEDDED', 'POSTGRESQL']),
      resolve: (_, _args, ctx) => (ctx.app.database.engine === 'pglite' ? 'EMBEDDED' : 'POSTGRESQL'),
    }),
    version: t.exposeString('version'),
    bytes: t.exposeFloat('bytes'),
    migrations: t.exposeInt('migrations'),
    newestMigration: t.exposeString('newest_migration'),
  }),
})

const Installation = builder.objectRef<{ readonly version: string }>('Installation').implement({
  description: 'How the product is installed and secured: processes, versions, backups, disk.',
  fields: (t) => ({
    version: t.exposeString('version', { description: 'Of the replica that answers.' }),
    nodeVersion: t.string({ resolve: () => process.versions.node }),
    database: t.field({ type: DatabaseStateType, resolve: (_, _args, ctx) => databaseState(ctx) }),
    replicas: t.field({ type: [Replica], resolve: (_, _args, ctx) => replicas(ctx) }),
    standbys: t.field({ type: [StandbyType], resolve: (_, _args, ctx) => standbys(ctx) }),
    readStandbys: t.field({
      type: [ReadStandby],
      resolve: (_, _args, ctx) => ctx.app.database.standbys?.states() ?? [],
    }),
    archive: t.field({
      type: WalArchive,
      nullable: true,
      description: 'Null where there is none.',
      resolve: (_, _args, ctx) => archive(ctx),
    }),
    failingJobs: t.int({
      description: 'Scheduled jobs that failed three times in a row.',
      resolve: (_, _args, ctx) => failingJobs(ctx),
    }),
    freeBytes: t.float({
      nullable: true,
      description: 'Where this replica keeps its data (DATA_DIR).',
      resolve: (_, _args, ctx) => freeBytes(ctx.app.environment.dataDir),
    }),
    backupFreeBytes: t.float({
      nullable: true,
      description: 'Where backups are made (BACKUP_DIR); null if there is no such folder.',
      resolve: (_, _args, ctx) => freeBytes(ctx.app.environment.backupDir),
    }),
    hasBackupFolder: t.boolean({
      description: 'Whether BACKUP_DIR is set: without it, no job makes backups.',
      resolve: (_, _args, ctx) => ctx.app.environment.backupDir !== undefined,
    }),
    backups: t.field({ type: [Backup], description: 'The newest.', resolve: (_, _args, ctx) => backups(ctx) }),
    lastBackup: t.field({ type: Backup, nullable: true, resolve: (_, _args, ctx) => lastBackup(ctx) }),
    restoreChecks: t.field({
      type: [RestoreCheck],
      description: 'The newest.',
      resolve: (_, _args, ctx) => restoreChecks(ctx),
    }),
    lastProof: t.field({
      type: RestoreCheck,
      nullable: true,
      description: 'The newest one in which everything held.',
      resolve: (_, _args, ctx) => lastProof(ctx),
    }),
  }),
})

rootField(installationOperations.cmsGetInstallation, {
  description: 'Processes, versions, backups and disk. Scheduled jobs are in `cmsGetJobs`.',
  type: Installation,
  input: z.object({}),
  resolve: () => ({ version }),
})
