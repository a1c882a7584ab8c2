import { m } from '../../../../generated/messages/messages.js'
import type { JobName } from '../job.values.ts'

/** What a job is called, and what it does. */
const texts: Readonly<Record<JobName, readonly [name: () => string, about: () => string]>> = {
  'fold tallies': [m.jobs_job_fold_tallies, m.jobs_about_fold_tallies],
  'remove expired': [m.jobs_job_remove_expired, m.jobs_about_remove_expired],
  'make months': [m.jobs_job_make_months, m.jobs_about_make_months],
  vacuum: [m.jobs_job_vacuum, m.jobs_about_vacuum],
  'audit checkpoint': [m.jobs_job_audit_checkpoint, m.jobs_about_audit_checkpoint],
  'tell failed attempts': [m.jobs_job_tell_failed_attempts, m.jobs_about_tell_failed_attempts],
  'fold audit tally': [m.jobs_job_fold_audit_tally, m.jobs_about_fold_audit_tally],
  'verify audit': [m.jobs_job_verify_audit, m.jobs_about_verify_audit],
  'apply scheduled change sets': [m.jobs_job_apply_change_sets, m.jobs_about_apply_change_sets],
  'finish decisions of the desk': [m.jobs_job_finish_decisions, m.jobs_about_finish_decisions],
  'compare reported records': [m.jobs_job_compare_records, m.jobs_about_compare_records],
  'notify people of decisions': [m.jobs_job_notify_people, m.jobs_about_notify_people],
  'weigh the cases of blocked authors': [m.jobs_job_weigh_cases, m.jobs_about_weigh_cases],
  'finish decided appeals': [m.jobs_job_finish_appeals, m.jobs_about_finish_appeals],
  'draw cases for calibration': [m.jobs_job_draw_calibration, m.jobs_about_draw_calibration],
  'shortlist rankings': [m.jobs_job_shortlist_rankings, m.jobs_about_shortlist_rankings],
  'sweep presence': [m.jobs_job_sweep_presence, m.jobs_about_sweep_presence],
  'sweep media': [m.jobs_job_sweep_media, m.jobs_about_sweep_media],
  'take up runs': [m.jobs_job_take_up_runs, m.jobs_about_take_up_runs],
  'forget rows of old runs': [m.jobs_job_forget_runs, m.jobs_about_forget_runs],
  'lift suspensions': [m.jobs_job_lift_suspensions, m.jobs_about_lift_suspensions],
  'erase verify documents': [m.jobs_job_erase_documents, m.jobs_about_erase_documents],
  'hand over referral rewards': [m.jobs_job_hand_over_rewards, m.jobs_about_hand_over_rewards],
  'seal draws': [m.jobs_job_seal_draws, m.jobs_about_seal_draws],
  'settle points of records': [m.jobs_job_settle_points, m.jobs_about_settle_points],
  'give points to others': [m.jobs_job_give_points, m.jobs_about_give_points],
  'rank members': [m.jobs_job_rank_members, m.jobs_about_rank_members],
  'reward ranks': [m.jobs_job_reward_ranks, m.jobs_about_reward_ranks],
  'expire points': [m.jobs_job_expire_points, m.jobs_about_expire_points],
  'verify ledger': [m.jobs_job_verify_ledger, m.jobs_about_verify_ledger],
  'send webhooks': [m.jobs_job_send_webhooks, m.jobs_about_send_webhooks],
  'forget old webhooks': [m.jobs_job_forget_webhooks, m.jobs_about_forget_webhooks],
  'make backup': [m.jobs_job_make_backup, m.jobs_about_make_backup],
  'verify backup': [m.jobs_job_verify_backup, m.jobs_about_verify_backup],
}

/** A job of another version of the application has only its own name. */
const textsOf = (name: string) => (Object.hasOwn(texts, name) ? texts[name as JobName] : undefined)

export const jobName = (name: string): string => textsOf(name)?.[0]() ?? name
export const jobAbout = (name: string): string => textsOf(name)?.[1]() ?? ''
