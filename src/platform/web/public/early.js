// Runs before the first paint, so that neither theme nor language flashes. The keys are those of theme.ts and of the
// compiled messages; the policy forbids inline scripts, which is why this is a file.
;(function () {
  var root = document.documentElement
  var theme = null
  var locale = null
  try {
    theme = localStorage.getItem('theme')
    locale = localStorage.getItem('locale')
  } catch {
    // Storage is refused: the system's choice it is.
  }
  var dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = dark ? 'dark' : 'light'
  if (locale === 'vi' || (locale === null && /^vi\b/.test(navigator.language))) root.lang = 'vi'
})()
