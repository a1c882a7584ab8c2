/** Phone numbers of each country's mobile plan: all different, all valid. */

/** The fixed first digits in E.164, and how many free digits follow. */
interface Plan {
  readonly prefixes: readonly string[]
  readonly digits: number
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)
const under = (code: string, endings: readonly (string | number)[]) => endings.map((ending) => `+${code}${ending}`)

const plans: Readonly<Record<string, Plan>> = {
  VN: {
    prefixes: under('84', [
      ...range(32, 39),
      56,
      58,
      70,
      ...range(76, 79),
      ...range(81, 86),
      88,
      ...range(90, 94),
      96,
      97,
      98,
    ]),
    digits: 7,
  },
  KR: { prefixes: under('8210', [2, 3, 4, 6, 7, 8, 9]), digits: 7 },
  JP: { prefixes: under('81', [...range(801, 809), ...range(901, 909)]), digits: 7 },
  CN: { prefixes: under('86', [...range(134, 139), ...range(150, 152), ...range(186, 189)]), digits: 8 },
  TW: {
    prefixes: under(
      '886',
      [910, 912, 921, 928, 932, 933, 937, 952, 955, 963, 972, 988].flatMap((n) => range(n * 10, n * 10 + 9)),
    ),
    digits: 5,
  },
  TH: { prefixes: under('66', range(81, 89)), digits: 7 },
  SG: { prefixes: under('65', [...range(81, 87), 91, 92, 93, 94, 96, 97]), digits: 6 },
  MY: {
    prefixes: under(
      '60',
      [12, 13, 17, 19].flatMap((n) => range(n * 10 + 2, n * 10 + 9)),
    ),
    digits: 6,
  },
  US: {
    prefixes: under(
      '1',
      [206, 212, 213, 303, 305, 312, 404, 415, 503, 512, 602, 617, 646, 702, 713, 808, 917].flatMap((n) =>
        range(n * 10 + 2, n * 10 + 9),
      ),
    ),
    digits: 6,
  },
  GB: {
    prefixes: under(
      '44',
      [7400, 7411, 7425, 7471, 7481, 7501, 7512, 7525, 7540, 7711, 7725, 7740, 7801, 7850, 7901, 7930, 7960, 7980],
    ),
    digits: 6,
  },
  AU: {
    prefixes: under('61', [400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 417, 418]),
    digits: 6,
  },
  FR: { prefixes: under('33', [...range(60, 62), ...range(64, 68)]), digits: 7 },
  DE: { prefixes: under('49', [160, 170, 171, 172, 173, 175, 179]), digits: 7 },
  IN: { prefixes: under('91', [981, 982, 984, 985, 987, 988, 989, 990, 994, 998]), digits: 7 },
  PH: { prefixes: under('63', [905, 906, 915, 916, 917, 918, 919, 920, 926, 927, 928, 935]), digits: 7 },
}

/** How many different numbers every country can give. */
export const mostNumbers = 12_000_000

/** The number in E.164 of the `index`-th person (below `mostNumbers`), who lives in the given country. */
export function phoneNumberOf(country: string, index: number): string {
  const { prefixes, digits } = plans[country]!
  const size = 10 ** digits
  // With a multiplier that has no common factor with the size, every number is reached before one repeats.
  const place = (index * stride(prefixes.length * size) + 7_654_321) % (prefixes.length * size)
  return prefixes[Math.floor(place / size)]! + String(place % size).padStart(digits, '0')
}

const strides = new Map<number, number>()

function stride(size: number): number {
  const known = strides.get(size)
  if (known) return known
  let found = Math.floor(size * 0.6180339887498949)
  while (commonDivisor(found, size) > 1) found++
  strides.set(size, found)
  return found
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}

/** The `index`-th of `size` whole numbers in a scattered order, without repetition; `size` is a power of ten. */
export function scatteredNumber(index: number, size: number): number {
  return (index * stride(size) + 37) % size
}
