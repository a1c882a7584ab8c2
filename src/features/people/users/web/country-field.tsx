import { Select } from 'antd'
import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import { foldText } from '../../../../platform/shared/fold-text.ts'
import { getLocale } from '../../../../generated/messages/runtime.js'
import { countryName } from './country-name.ts'

/** '+84' for 'VN'. */
export const dialCodeOf = (country: string): string => `+${getCountryCallingCode(country as CountryCode)}`

const byName = new Intl.Collator(getLocale())
const countries = getCountries()
  .map((code) => ({ value: code as string, name: countryName(code), dialCode: dialCodeOf(code) }))
  .sort((a, b) => byName.compare(a.name, b.name))
  .map(({ value, name, dialCode }) => ({
    value,
    label: `${name} (${dialCode})`,
    words: foldText(`${name} ${value} ${dialCode}`),
  }))

interface Props {
  readonly id?: string
  readonly value?: string
  readonly onChange?: (country: string) => void
}

/** Every country that has a dial code, searched by name, code or dial code. Its value is the two-letter code. */
export function CountryField(props: Props) {
  return (
    <Select
      {...props}
      showSearch={{ filterOption: (typed, option) => option?.words.includes(foldText(typed)) ?? false }}
      options={countries}
    />
  )
}
