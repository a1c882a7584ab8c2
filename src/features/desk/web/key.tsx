/** The key of a button, printed on it: for the eyes, since the button tells it by `aria-keyshortcuts`. */
export const Key = ({ of }: { readonly of: string }) => (
  <kbd className="desk-key" aria-hidden>
    {of}
  </kbd>
)
