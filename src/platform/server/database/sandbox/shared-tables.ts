/**
 * The tables that the sandbox shares with everything else, as the database's functions and queries find them behind its
 * own. Every other table, later ones too, has an empty twin of its own there.
 */

/** Rules, settings and what else staff configure. The sandbox reads them; a trigger of each refuses its changes. */
export const settingTables = [
  'api_keys',
  'badge_forms',
  'badge_register_forms',
  'badges',
  'banners',
  'change_set_items',
  'change_sets',
  'configs',
  'events',
  'export_tickets',
  'failed_spin_messages',
  'grants',
  'jobs',
  'lucky_wheel_configs',
  'lucky_wheel_instructions',
  'lucky_wheel_terms',
  'lucky_wheels',
  'menu_banners',
  'page_categories',
  'preset_reasons',
  'recovery_codes',
  'run_files',
  'run_rows',
  'runs',
  'saved_replies',
  'second_factors',
  'sensitive_word_version',
  'sensitive_words',
  'system_settings',
  'trusted_point_configs',
  'trusted_point_versions',
  'voucher_tally',
  'vouchers',
  'webhook_endpoints',
  'wheel_batches',
  'wheel_prizes',
  'wheel_stock',
  'wheel_tiers',
] as const

/** What is kept of requests and of webhooks' deliveries, whoever caused them. The sandbox writes them, too. */
export const serviceTables = [
  'api_key_hours',
  'api_key_requests',
  'api_key_uses',
  'failed_attempts',
  'preferences',
  'presence',
  'rate_limits',
  'saved_views',
  'webhook_deliveries',
  'webhook_drains',
  'webhook_tries',
] as const
