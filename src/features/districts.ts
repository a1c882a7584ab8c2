/**
 * The districts and, in each, its features, the lowest first. A feature imports only from those below it: what a lower
 * one needs of a higher one, the higher one registers there. `npm run check` reads this, and so does ARCHITECTURE.md.
 */
export const districts: Readonly<Record<string, readonly string[]>> = {
  records: [
    'webhook-events',
    'persons',
    'external-ids',
    'member-notices',
    'audit',
    'report-targets',
    'term-status',
    'live',
    'requests',
    'media',
    'runs',
    'exports',
    'views',
    'change-sets',
  ],
  staff: ['session', 'security', 'grants', 'preferences', 'account'],
  people: ['badges', 'users', 'referrals', 'badge-requests', 'trusted-points', 'points-ledger', 'support'],
  content: ['page-categories', 'pages', 'places', 'groups', 'posts', 'comments', 'products'],
  moderation: ['verifies', 'reports', 'notes', 'replies', 'strikes', 'appeals', 'desk', 'sensitive-words'],
  promotion: [
    'promotion-states',
    'vouchers',
    'lucky-wheels',
    'lucky-wheel-instructions',
    'lucky-wheel-conditions',
    'lucky-wheel-messages',
    'lucky-wheel-terms',
    'lucky-wheel-spins',
    'banners',
    'events',
    'promotion-calendar',
  ],
  settings: ['configs', 'system-settings', 'system-notifications', 'jobs', 'installation'],
  integration: ['api-keys', 'tracked-events', 'app-records', 'imports', 'webhooks', 'explorer'],
  overview: ['dashboard'],
}
