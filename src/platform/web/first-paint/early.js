// In the page itself, before anything is painted: theme, language, and which of the skeletons is shown. The server's
// content security policy names it by its hash. The keys are those of theme-mode.ts, the compiled messages,
// token-keeper.ts and use-collapsed.ts.
;(function () {
  var root = document.documentElement
  var kept = {}
  try {
    kept = localStorage
  } catch {
    // Storage is not allowed: use the system's settings.
  }
  var dark = kept.theme === 'dark' || (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = dark ? 'dark' : 'light'
  if (kept.locale === 'vi' || (!kept.locale && /^vi\b/.test(navigator.language))) root.lang = 'vi'
  var screen = /\/(create|edit)\b/.test(location.pathname) ? 'form' : 'list'
  if (/^\/(dashboard\b|$)|\/results\b/.test(location.pathname)) screen = 'figures'
  root.dataset.first = kept.refreshToken ? screen : 'login'
  if (kept.sider === 'collapsed') root.dataset.sider = 'collapsed'
  // The files of the address, from the server: all at once instead of each after the one that asks for it.
  if (!kept.refreshToken) return
  document
    .querySelector('meta[name=screen-files]')
    .content.split(' ')
    .forEach(function (file) {
      if (!file) return
      var link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = file
      link.crossOrigin = ''
      document.head.append(link)
    })
})()
