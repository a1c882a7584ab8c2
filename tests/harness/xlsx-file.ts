import { type ZipEntry, type ZipForgery, zipFile } from './zip-file.ts'

export interface ForgedSheet {
  readonly name?: string
  readonly state?: 'hidden' | 'veryHidden'
  /** What is in its part, whole or only its rows. */
  readonly xml: string | Buffer
  /** Where its part is. */
  readonly path?: string
}

export interface ForgedBook {
  readonly sheets: readonly ForgedSheet[]
  readonly texts?: string | Buffer
  readonly styles?: string | Buffer
  /** Replaces parts, or adds to them. */
  readonly parts?: Readonly<Record<string, string | Buffer>>
}

const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = (listed: readonly (readonly [id: string, type: string, target: string])[]) =>
  `<Relationships>${listed
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${types}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

/** The parts of a workbook, by their names. */
export function bookParts({ sheets, texts, styles, parts = {} }: ForgedBook): Record<string, string | Buffer> {
  const pathOf = ({ path }: ForgedSheet, i: number) => path ?? `xl/worksheets/sheet${i + 1}.xml`
  const listed = sheets.map(
    ({ name, state }, i) =>
      `<sheet name="${name ?? `Sheet${i + 1}`}" sheetId="${i + 1}" ${state ? `state="${state}" ` : ''}r:id="rId${i + 1}"/>`,
  )
  return {
    '_rels/.rels': relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns:r="${types}"><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((sheet, i) => [`rId${i + 1}`, 'worksheet', `/${pathOf(sheet, i)}`] as const),
      ...(texts === undefined ? [] : [['rIdT', 'sharedStrings', 'sharedStrings.xml'] as const]),
      ...(styles === undefined ? [] : [['rIdS', 'styles', 'styles.xml'] as const]),
    ]),
    ...(texts === undefined ? {} : { 'xl/sharedStrings.xml': texts }),
    ...(styles === undefined ? {} : { 'xl/styles.xml': styles }),
    ...Object.fromEntries(
      sheets.map((sheet, i) => [
        pathOf(sheet, i),
        typeof sheet.xml === 'string' && sheet.xml.startsWith('<row') ? sheetXml(sheet.xml) : sheet.xml,
      ]),
    ),
    ...parts,
  }
}

const sheetXml = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`

/** Rows of texts. */
export const rowsXml = (rows: readonly (readonly string[])[]) =>
  rows.map((cells, r) => `<row r="${r + 1}">${cells.map((text) => inline(text)).join('')}</row>`).join('')
const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`

export const entriesOf = (parts: Readonly<Record<string, string | Buffer>>): ZipEntry[] =>
  Object.entries(parts).map(([name, content]) => ({ name, content }))

/** An .xlsx of forged parts. */
export const xlsxFile = (book: ForgedBook, forged?: ZipForgery): Buffer<ArrayBuffer> =>
  zipFile(entriesOf(bookParts(book)), forged)
