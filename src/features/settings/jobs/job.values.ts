/** The recurring jobs, which `job-words.ts` explains. */
export const jobNames = [
  'fold tallies',
  'remove expired',
  'make months',
  'vacuum',
  'audit checkpoint',
  'tell failed attempts',
  'fold audit tally',
  'verify audit',
  'apply scheduled change sets',
  'finish decisions of the desk',
  'compare reported records',
  'notify people of decisions',
  'weigh the cases of blocked authors',
  'finish decided appeals',
  'draw cases for calibration',
  'shortlist rankings',
  'sweep presence',
  'sweep media',
  'take up runs',
  'forget rows of old runs',
  'lift suspensions',
  'erase verify documents',
  'hand over referral rewards',
  'seal draws',
  'settle points of records',
  'give points to others',
  'rank members',
  'reward ranks',
  'expire points',
  'verify ledger',
  'send webhooks',
  'forget old webhooks',
  'make backup',
  'verify backup',
] as const
export type JobName = (typeof jobNames)[number]

export const jobResults = ['OK', 'FAILED'] as const

/** After how many failures in a row the side menu shows it. */
export const alarmingFailures = 3
