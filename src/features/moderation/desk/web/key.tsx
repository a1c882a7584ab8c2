/** The key of a button, shown on it. Hidden from screen readers, which announce `aria-keyshortcuts` of the button. */
export const Key = ({ of }: { readonly of: string }) => (
  <kbd className="desk-key" aria-hidden>
    {of}
  </kbd>
)
