/** Shows the progress of a long job: a bar on a terminal, else a plain line now and then. */
export interface Progress {
  /** Adds to the finished part of the total. */
  add(amount: number): void
  /** Shows the current step, if it has no measurable progress. */
  say(what: string): void
  end(): void
}

const barWidth = 30
const linesEvery = 10_000

export function showProgress(
  label: string,
  total: number,
  done = 0,
  out: NodeJS.WriteStream = process.stdout,
): Progress {
  const begun = Date.now()
  const before = done
  let shownAt = 0
  const draw = (text: string, whatever = false) => {
    if (out.isTTY) out.write(`\r\x1b[2K${text.slice(0, (out.columns ?? 100) - 1)}`)
    else if (whatever || Date.now() - shownAt > linesEvery) {
      shownAt = Date.now()
      out.write(`${text}\n`)
    }
  }
  const state = () => {
    const share = total === 0 ? 1 : done / total
    const seconds = (Date.now() - begun) / 1000
    const rate = (done - before) / Math.max(seconds, 0.001)
    const left = rate > 0 ? `, ${duration((total - done) / rate)} left` : ''
    const bar = out.isTTY ? `${'█'.repeat(Math.round(share * barWidth)).padEnd(barWidth, '░')} ` : ''
    return `${label} ${bar}${(share * 100).toFixed(1)} % (${done.toLocaleString('en')} of ${total.toLocaleString('en')} rows, ${Math.round(rate).toLocaleString('en')}/s${left})`
  }
  return {
    add(amount) {
      done += amount
      draw(state())
    },
    say: (what) => draw(`${label}: ${what}`),
    end() {
      draw(total > 0 ? state() : `${label}: done in ${duration((Date.now() - begun) / 1000)}`, true)
      if (out.isTTY) out.write('\n')
    },
  }
}

export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}
