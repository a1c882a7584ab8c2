import { useInsertionEffect } from 'react'
import styles from 'graphiql/style.css?inline'

/** Adds GraphiQL's styles while its screen is shown, before it measures itself: they style the whole document. */
export function useGraphiqlStyles(): void {
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [])
}
