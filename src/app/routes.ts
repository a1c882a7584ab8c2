import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes'

/** Every path of the product, each with its file (relative to `src`). */
export const routes = rootRoute('app/root.route.tsx', [
  route('/login', 'features/session/web/routes/login.route.tsx'),
  layout('signed-in', 'app/signed-in.route.tsx', [
    index('app/home.route.tsx'),
    route('/dashboard', 'features/dashboard/web/routes/dashboard.route.tsx'),
    route('/dashboard/top-users', 'features/dashboard/web/routes/top-users.route.tsx'),
    route('/dashboard/contents', 'features/dashboard/web/routes/contents.route.tsx'),
    route('/dashboard/top-referrals', 'features/dashboard/web/routes/top-referrals.route.tsx'),
    route('/users', 'features/users/web/routes/list.route.tsx'),
    route('/users/providers', 'features/users/web/routes/providers.route.tsx'),
    route('/users/create', 'features/users/web/routes/create.route.tsx'),
    // A list by group or status (also BLOCKED); with an id, one person over the list.
    route('/users/$type', 'features/users/web/routes/by-type.route.tsx'),
    route('/users/$id/edit', 'features/users/web/routes/edit.route.tsx'),
    route('/posts', 'features/posts/web/routes/list.route.tsx'),
    route('/posts/blocked', 'features/posts/web/routes/blocked.route.tsx'),
    route('/posts/create', 'features/posts/web/routes/create.route.tsx'),
    route('/posts/$id', 'features/posts/web/routes/show.route.tsx'),
    route('/posts/$id/edit', 'features/posts/web/routes/edit.route.tsx'),
    route('/places', 'features/places/web/routes/list.route.tsx'),
    route('/pages', 'features/pages/web/routes/list.route.tsx'),
    // A list by page type or status; with an id, one page over the list.
    route('/pages/$type', 'features/pages/web/routes/by-type.route.tsx'),
    route('/products', 'features/products/web/routes/list.route.tsx'),
    route('/products/BLOCKED', 'features/products/web/routes/blocked.route.tsx'),
    // A list by type; with an id, one product over the list.
    route('/products/$type', 'features/products/web/routes/by-type.route.tsx'),
    route('/verifies/page', 'features/verifies/web/routes/page.route.tsx'),
    route('/verifies/page/$status', 'features/verifies/web/routes/page-by-status.route.tsx'),
    route('/verifies/user', 'features/verifies/web/routes/user.route.tsx'),
    route('/verifies/user/$status', 'features/verifies/web/routes/user-by-status.route.tsx'),
    route('/groups', 'features/groups/web/routes/list.route.tsx'),
    // The reported records of one kind: post, comment, product, page, user, group, media.
    route('/reports/$kind', 'features/reports/web/routes/list.route.tsx'),
    route('/page-categories', 'features/page-categories/web/routes/list.route.tsx'),
    route('/trusted-points', 'features/trusted-points/web/routes/list.route.tsx'),
    route('/system-notifications', 'features/system-notifications/web/routes/list.route.tsx'),
    route('/reasons', 'features/preset-reasons/web/routes/list.route.tsx'),
    route('/settings', 'features/configs/web/routes/list.route.tsx'),
    route('/audit', 'features/audit/web/routes/audit.route.tsx'),
    route('/account/profile', 'features/account/web/routes/profile.route.tsx'),
    route('/account/security', 'features/security/web/routes/security.route.tsx'),
    // The only page for people who must set up a second factor first.
    route('/second-factor', 'features/security/web/routes/enrolment.route.tsx'),
    // Requires signing in too, so that strangers do not learn which paths exist.
    route('/$', 'app/not-found.route.tsx'),
  ]),
])
