let composing = false

/**
 * Follows from the first key on whether an input method is composing a word, of which the field shows a part that nobody
 * means. Keyboards of phones compose every word until the next space, so there nothing waits for it.
 */
if (typeof document !== 'undefined') {
  const isTouch = () => matchMedia('(pointer: coarse)').matches
  document.addEventListener('compositionstart', () => (composing = !isTouch()), true)
  document.addEventListener('compositionend', () => (composing = false), true)
}

/** After so many milliseconds, and not before a word that is being composed is finished. Returns how to cancel it. */
export function afterTyping(pause: number, run: () => void): () => void {
  const finished = () => {
    // The last change of the field may follow the end of the word.
    timer = setTimeout(run)
  }
  let timer = setTimeout(() => {
    if (composing) document.addEventListener('compositionend', finished, { once: true })
    else run()
  }, pause)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('compositionend', finished)
  }
}
