import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { m } from '../../../../generated/messages/messages.js'
import { getLocale } from '../../../../generated/messages/runtime.js'
import '../../../../platform/web/charts/charts.css'
import '../../../../platform/web/charts/figures.css'
import { FigureCard } from '../../../../platform/web/charts/figure-card.tsx'
import { liveFigures } from '../../../../platform/web/charts/live-figures.ts'
import { absoluteTime, relativeTime } from '../../../../platform/web/list/time.ts'
import { request } from '../../../../platform/web/requests/graphql-client.ts'
import { installationDocument } from './installation.documents.ts'
import './installation.css'
import {
  BackupsTable,
  ChecksTable,
  duration,
  formatBytes,
  type Installation,
  ReadStandbysTable,
  ReplicasTable,
  StandbysTable,
  VersionsTable,
} from './installation-tables.tsx'

/** `/operations`: whether anything would be lost, and what runs. */
export function InstallationScreen() {
  const { data, isError } = useQuery({
    queryKey: ['Installation'],
    queryFn: async ({ signal }) => (await request(installationDocument, {}, { signal })).cmsGetInstallation,
    ...liveFigures,
  })
  return (
    <section className="dashboard">
      <h1 className="screen-title">{m.installation_title()}</h1>
      {data && !data.hasBackupFolder && <Alert type="warning" title={m.installation_no_folder()} />}
      <Figures data={data} failed={isError && !data} />
      {data && (
        <div className="installation-tables">
          <BackupsTable backups={data.backups} />
          <ChecksTable restoreChecks={data.restoreChecks} />
          <ReplicasTable replicas={data.replicas} />
          <StandbysTable standbys={data.standbys} />
          <ReadStandbysTable readStandbys={data.readStandbys} />
          <VersionsTable {...data} />
        </div>
      )}
    </section>
  )
}

const ago = (at: string | null | undefined) => (at ? relativeTime(at, getLocale()) : m.installation_never())

function Figures({ data, failed }: { readonly data: Installation | undefined; readonly failed: boolean }) {
  const { lastBackup, lastProof } = data ?? {}
  return (
    <div className="figure-cards">
      <FigureCard
        title={m.installation_last_backup()}
        value={data && ago(lastBackup?.takenAt)}
        note={lastBackup?.takenAt ? absoluteTime(lastBackup.takenAt) : undefined}
        failed={failed}
      />
      <FigureCard
        title={m.installation_last_proof()}
        value={data && ago(lastProof?.finishedAt)}
        note={
          lastProof?.takenAt
            ? `${m.installation_proof_of({ time: absoluteTime(lastProof.takenAt) })}. ${m.installation_proof_took({ duration: duration(lastProof.tookMs) })}`
            : undefined
        }
        failed={failed}
      />
      <FigureCard
        title={m.installation_database_size()}
        value={data && formatBytes(data.database.bytes)}
        failed={failed}
      />
      <FigureCard
        title={m.installation_free()}
        value={data && (data.freeBytes == null ? '–' : formatBytes(data.freeBytes))}
        note={
          data?.backupFreeBytes == null
            ? undefined
            : m.installation_free_for_backups({ bytes: formatBytes(data.backupFreeBytes) })
        }
        failed={failed}
      />
      <section className="panel figure-card" aria-label={m.installation_failing_jobs()}>
        <h2>{m.installation_failing_jobs()}</h2>
        <p className="figure figure-words">{data ? data.failingJobs || m.installation_jobs_fine() : '…'}</p>
        <p className="figure-note">
          <Link to="/jobs">{m.installation_open_jobs()}</Link>
        </p>
      </section>
    </div>
  )
}
