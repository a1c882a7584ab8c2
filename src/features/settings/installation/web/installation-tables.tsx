import type { InstallationQuery } from '../../../../generated/graphql/graphql.ts'
import { m } from '../../../../generated/messages/messages.js'
import { getLocale } from '../../../../generated/messages/runtime.js'
import { Mark, Moment } from '../../../../platform/web/list/cells.tsx'
import { absoluteTime } from '../../../../platform/web/list/time.ts'
import { formatNumber, formatUnit } from '../../../../platform/web/words/format-number.ts'
import { yesOrNo } from '../../../../platform/web/words/yes-or-no.ts'
import { FactsTable } from './facts-table.tsx'

export type Installation = InstallationQuery['cmsGetInstallation']
type Of<K extends keyof Installation> = { readonly [key in K]: Installation[K] }

export const duration = (milliseconds: number): string =>
  milliseconds < 120_000 ? formatUnit(milliseconds / 1000, 'second', 1) : formatUnit(milliseconds / 60_000, 'minute', 0)

export function formatBytes(bytes: number): string {
  const [unit, size] = bytes < 1e9 ? (['megabyte', 1e6] as const) : (['gigabyte', 1e9] as const)
  return new Intl.NumberFormat(getLocale(), { style: 'unit', unit, maximumFractionDigits: 1 }).format(bytes / size)
}

const moment = (at: string | null | undefined) => (at ? <Moment at={at} /> : m.installation_never())

export function BackupsTable({ backups }: Of<'backups'>) {
  return (
    <FactsTable
      title={m.installation_backups()}
      empty={m.installation_no_backups()}
      columns={[
        m.common_name(),
        m.installation_result(),
        m.installation_ended(),
        m.installation_took(),
        m.installation_size(),
        m.installation_rows(),
        m.installation_files(),
        m.installation_encrypted(),
      ]}
      rows={backups.map((backup) => ({
        key: backup._id,
        cells: [
          backup.name,
          backup.error ? (
            <Result good={false} text={m.installation_failed()} note={backup.error} />
          ) : (
            <Result good text={m.installation_made()} />
          ),
          <Moment key="ended" at={backup.finishedAt} />,
          duration(backup.tookMs),
          backup.bytes == null ? '–' : formatBytes(backup.bytes),
          backup.rows == null ? '–' : formatNumber(backup.rows),
          backup.files == null ? '–' : formatNumber(backup.files),
          yesOrNo(backup.encrypted),
        ],
      }))}
    />
  )
}

export function ChecksTable({ restoreChecks }: Of<'restoreChecks'>) {
  return (
    <FactsTable
      title={m.installation_checks()}
      empty={m.installation_no_checks()}
      columns={[
        m.common_name(),
        m.installation_result(),
        m.installation_ended(),
        m.installation_took(),
        m.installation_as_of(),
        m.installation_newest_write(),
        m.installation_rows(),
        m.installation_files(),
      ]}
      rows={restoreChecks.map((check) => ({
        key: check._id,
        cells: [
          check.name,
          check.faults > 0 ? (
            <Result
              good={false}
              text={m.installation_faults({ count: formatNumber(check.faults) })}
              note={check.firstFault ?? ''}
            />
          ) : (
            <Result good text={m.installation_proven()} />
          ),
          <Moment key="ended" at={check.finishedAt} />,
          duration(check.tookMs),
          moment(check.takenAt),
          moment(check.newestWriteAt),
          formatNumber(check.rows),
          formatNumber(check.files),
        ],
      }))}
    />
  )
}

function Result({ good, text, note }: { readonly good: boolean; readonly text: string; readonly note?: string }) {
  return (
    <>
      <Mark tone={good ? 'good' : 'bad'}>{text}</Mark>
      {note && <small className="installation-note">{note}</small>}
    </>
  )
}

export function ReplicasTable({ replicas }: Of<'replicas'>) {
  return (
    <FactsTable
      title={m.installation_replicas()}
      columns={[
        m.common_name(),
        m.installation_state(),
        m.installation_version(),
        m.installation_started(),
        m.installation_seen(),
      ]}
      rows={replicas.map(({ _id, name, seen, version, startedAt, seenAt }) => ({
        key: _id,
        cells: [
          name,
          <Mark key="seen" tone={seen ? 'good' : 'warning'}>
            {seen ? m.installation_running() : m.installation_unseen()}
          </Mark>,
          version,
          <Moment key="started" at={startedAt} />,
          <Moment key="seenAt" at={seenAt} />,
        ],
      }))}
    />
  )
}

export function StandbysTable({ standbys }: Of<'standbys'>) {
  if (standbys.length === 0) return null
  return (
    <FactsTable
      title={m.installation_standbys()}
      columns={[
        m.common_name(),
        m.installation_state(),
        m.installation_synchronous(),
        m.installation_behind(),
        m.installation_size(),
      ]}
      rows={standbys.map(({ name, state, synchronous, behindMs, behindBytes }) => ({
        key: name,
        cells: [
          name,
          state,
          yesOrNo(synchronous),
          behindMs == null ? '–' : duration(behindMs),
          behindBytes == null ? '–' : formatBytes(behindBytes),
        ],
      }))}
    />
  )
}

export function ReadStandbysTable({ readStandbys }: Of<'readStandbys'>) {
  if (readStandbys.length === 0) return null
  return (
    <FactsTable
      title={m.installation_read_standbys()}
      columns={[m.common_name(), m.installation_state(), m.installation_behind(), m.installation_reads()]}
      rows={readStandbys.map(({ name, serves, behindMs, reads }) => ({
        key: name,
        cells: [
          name,
          <Mark key="serves" tone={serves ? 'good' : 'warning'}>
            {serves ? m.installation_serves() : m.installation_serves_not()}
          </Mark>,
          behindMs == null ? '–' : duration(behindMs),
          formatNumber(reads),
        ],
      }))}
    />
  )
}

export function VersionsTable({ version, nodeVersion, database, archive }: Installation) {
  const fact = (name: string, value: string) => ({ key: name, cells: [name, value] })
  return (
    <FactsTable
      title={m.installation_versions()}
      columns={[m.common_name(), m.installation_version()]}
      rows={[
        fact(m.installation_product(), version),
        fact(m.installation_node(), nodeVersion),
        fact(
          database.engine === 'EMBEDDED' ? m.installation_embedded() : m.installation_postgresql(),
          database.version,
        ),
        fact(m.installation_migrations(), `${formatNumber(database.migrations)} (${database.newestMigration})`),
        fact(m.installation_archive(), archiveText(archive)),
      ]}
    />
  )
}

function archiveText(archive: Installation['archive']): string {
  if (!archive) return m.installation_archive_off()
  if (archive.failing && archive.failedAt)
    return m.installation_archive_failing({ time: absoluteTime(archive.failedAt) })
  return archive.archivedAt
    ? m.installation_archive_fine({ time: absoluteTime(archive.archivedAt) })
    : m.installation_archive_waiting()
}
