/**
 * The subject that the command line names, which is taken off it. Ends the process, with what there is, if it names none.
 *
 * @param ask the beginning of that, such as 'Say what to measure: npm run bench --'
 */
export function namedSubject<S>(subjects: Readonly<Record<string, S>>, ask: string): S {
  const subject = subjects[process.argv[2] ?? '']
  if (!subject) {
    process.stderr.write(`${ask} ${Object.keys(subjects).join('|')}\n`)
    process.exit(1)
  }
  process.argv.splice(2, 1)
  // Exits normally, so that started processes are stopped.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  return subject
}
