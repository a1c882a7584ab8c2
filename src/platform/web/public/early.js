// Runs before the first paint, so that the page never appears in the wrong theme or language first. The keys are those of
// theme.ts and of the compiled messages. A file, because the content security policy forbids inline scripts.
;(function () {
  var root = document.documentElement
  var theme = null
  var locale = null
  try {
    theme = localStorage.getItem('theme')
    locale = localStorage.getItem('locale')
  } catch {
    // Storage is not allowed: use the system's settings.
  }
  var dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = dark ? 'dark' : 'light'
  if (locale === 'vi' || (locale === null && /^vi\b/.test(navigator.language))) root.lang = 'vi'
})()
