import { type DrawsKey, type DrawsLocale, drawsText } from '../draws-texts.ts'

/** The page for browsers; `draws-page.ts` makes it work. Its texts are ours, and the id was checked. */
export function drawsPage(locale: DrawsLocale, wheelId: string): string {
  const text = (key: DrawsKey) => drawsText(locale, key)
  const other: DrawsLocale = locale === 'en' ? 'vi' : 'en'
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${text('lucky_wheel_spins_draws_title')}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/app/draws/page.css">
<script type="module" src="/app/draws/verifier.mjs"></script>
</head>
<body>
<main data-draws>
<header>
<h1>${text('lucky_wheel_spins_draws_title')}</h1>
<a href="/app/draws/${wheelId}?lang=${other}" hreflang="${other}" lang="${other}">${text('lucky_wheel_spins_draws_language')}</a>
</header>
<p>${text('lucky_wheel_spins_draws_intro')}</p>
<form data-part="form">
<label for="receipt">${text('lucky_wheel_spins_draws_receipt')}</label>
<textarea id="receipt" name="receipt" rows="8" spellcheck="false" autocomplete="off" required aria-describedby="hint"></textarea>
<small id="hint">${text('lucky_wheel_spins_draws_receipt_hint')}</small>
<button>${text('lucky_wheel_spins_draws_check')}</button>
</form>
<div data-part="receipt-result" role="status"></div>
<h2>${text('lucky_wheel_spins_draws_log')}</h2>
<p>${text('lucky_wheel_spins_draws_log_intro')}</p>
<button type="button" data-part="log">${text('lucky_wheel_spins_draws_check_log')}</button>
<div data-part="log-result" role="status"></div>
<h2>${text('lucky_wheel_spins_draws_download')}</h2>
<p>${text('lucky_wheel_spins_draws_download_hint')}</p>
<pre tabindex="0"><code data-part="command">node draws-verifier.mjs</code></pre>
<p><a href="/app/draws/verifier.mjs" download="draws-verifier.mjs">${text('lucky_wheel_spins_draws_download')}</a></p>
</main>
</body>
</html>
`
}

/** The language that was asked for in the address, else the browser's first one of ours. */
export function localeOf(asked: unknown, accepted = ''): DrawsLocale {
  if (asked === 'en' || asked === 'vi') return asked
  return /\b(vi|en)\b/i.exec(accepted)?.[1]?.toLowerCase() === 'en' ? 'en' : 'vi'
}

/** Nothing but the files of the page itself: its script, its style sheet and its icon. */
export const drawsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(';')

export const drawsStyles = `:root { color-scheme: light dark; --text: #1f2328; --soft: #57606a; --line: #d0d7de; --back: #fff; --button: #0f6b62;
  --good: #116329; --bad: #a40e26 }
@media (prefers-color-scheme: dark) { :root { --text: #e6edf3; --soft: #9aa5b1; --line: #3d444d; --back: #14171a;
  --button: #178577; --good: #56d364; --bad: #ff8a80 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--back); color: var(--text); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 3rem }
header { display: flex; gap: 1rem; justify-content: space-between; align-items: baseline }
h1 { font-size: 1.5rem; margin: 0 } h2 { font-size: 1.15rem; margin: 2rem 0 0.25rem }
a { color: inherit }
label { display: block; font-weight: 600; margin-top: 1.5rem }
textarea { width: 100%; font: 0.85rem/1.4 ui-monospace, monospace; padding: 0.5rem; border: 1px solid var(--line);
  border-radius: 6px; background: var(--back); color: inherit }
small { display: block; color: var(--soft); margin-bottom: 0.5rem }
button { min-height: 40px; padding: 0 1rem; border: 0; border-radius: 6px; background: var(--button); color: #fff; font: inherit; cursor: pointer }
:focus-visible { outline: 3px solid var(--button); outline-offset: 2px }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid var(--line); border-radius: 6px; font-size: 0.85rem }
[role='status'] p { margin: 0.75rem 0 0; overflow-wrap: anywhere }
.good { color: var(--good) } .bad { color: var(--bad) } .bad p:first-child { font-weight: 600 }
`
