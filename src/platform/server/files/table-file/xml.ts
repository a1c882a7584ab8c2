import { SaxesParser } from 'saxes'
import { BadFile } from './bad-file.ts'
import { type Part, unpacked } from './zip-parts.ts'

const deepest = 50
const mostAttributes = 100

export interface Handlers {
  /** Names are without their prefix; attributes have theirs. */
  readonly open: (name: string, attributes: Readonly<Record<string, string>>, parent: string) => void
  readonly close?: (name: string, parent: string) => void
  readonly text?: (text: string) => void
}

/** Reads a part of a workbook as XML, piece by piece: it yields after each piece, so that its reader can pass on rows. */
export async function* parsed(part: Part, handlers: Handlers): AsyncGenerator<undefined> {
  const parser = parserFor(handlers)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const piece of unpacked(part)) {
    parser.write(decoder.decode(piece, { stream: true }))
    yield
  }
  parser.write(decoder.decode())
  parser.close()
  yield
}

/** Reads a whole part. */
export async function readXml(part: Part, handlers: Handlers): Promise<void> {
  for await (const _ of parsed(part, handlers));
}

interface Options {
  readonly xmlns: false
  readonly position: false
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)

/** A strict parser that accepts neither entities nor another encoding than ours, in which the same bytes say other things. */
function parserFor({ open, close, text }: Handlers): SaxesParser<Options> {
  const parser = new SaxesParser<Options>({ xmlns: false, position: false })
  const path = ['']
  let attributes = 0
  const unreadable = () => {
    throw new BadFile('files_text_unreadable')
  }
  parser.on('error', unreadable)
  parser.on('doctype', () => {
    throw new BadFile('files_text_entities')
  })
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !/^(?:utf-8|us-ascii)$/i.test(encoding)) unreadable()
  })
  parser.on('attribute', () => {
    if (++attributes > mostAttributes) unreadable()
  })
  parser.on('opentag', (tag) => {
    attributes = 0
    const name = local(tag.name)
    open(name, tag.attributes, path.at(-1)!)
    if (path.push(name) > deepest) unreadable()
  })
  parser.on('closetag', () => {
    const name = path.pop()!
    close?.(name, path.at(-1)!)
  })
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  return parser
}
