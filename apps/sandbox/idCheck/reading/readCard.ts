import type { DocumentKind } from '../documents.ts'
import type { CardFault, CardReading } from './cardReading.ts'
import { clearUp } from './clearUp.ts'
import { type DecodedPicture, decodePicture } from './decodePicture.ts'
import { detectKind } from './detectKind.ts'
import { type FoundCard, findCard } from './findCard.ts'
import { flatten, turned } from './flatten.ts'
import type { Corners } from './homography.ts'
import { kinds } from './kinds.ts'
import { lookAgain } from './lookAgain.ts'
import { type Measures, measurePicture } from './measurePicture.ts'
import { namesOf } from './namesOf.ts'
import { readPassportLines } from './passportLines.ts'
import type { Plane } from './plane.ts'
import { type Confidence, type Fields, readFields } from './readFields.ts'
import type { Recognizer } from './recognizers.ts'
import { type Row, rowsOf, type Word } from './words.ts'

export interface CardRequest {
  readonly picture: Buffer
  readonly wanted: DocumentKind
  /** YYYY-MM-DD in Manila. */
  readonly today: string
}

interface RecognizedCard {
  readonly plane: Plane
  readonly words: readonly Word[]
  readonly rows: readonly Row[]
  readonly kind: DocumentKind | null
}

/** Reads a card off a picture, and says what is wrong where it cannot. */
export async function readCard(recognizer: Recognizer, { picture, wanted, today }: CardRequest): Promise<CardReading> {
  const decoded = await decodePicture(picture)
  if (!decoded) return nothing('unreadable', null)
  const { photo } = decoded
  const found = findCard(decoded.small)
  const plane = found ? flatten(decoded.grey, enlarged(found.corners, decoded)) : whole(decoded.grey)
  const measures = measurePicture(plane)
  if (measures.light < 38) return nothing('dark', photo)
  const seen = await see(recognizer, plane)
  if (!seen.kind) return nothing(found?.cutSides ? 'cropped' : (whyUnread(measures) ?? 'not_an_id'), photo)
  const { fields, confidence } = await readSeen(recognizer, { ...seen, kind: seen.kind }, today)
  return {
    kind: seen.kind,
    fault: judge({ seen: seen.kind, wanted, fields, found, measures, today }),
    fields,
    confidence,
    photo,
  }
}

function nothing(fault: CardFault, photo: Buffer | null): CardReading {
  return { kind: null, fault, fields: {}, confidence: {}, photo }
}

/** As it lies, and where that makes no sense, upside down. */
async function see(recognizer: Recognizer, plane: Plane): Promise<RecognizedCard> {
  const upright = await look(recognizer, plane)
  if (upright.kind) return upright
  const over = await look(recognizer, turned(plane))
  return over.kind ? over : upright
}

async function look(recognizer: Recognizer, plane: Plane): Promise<RecognizedCard> {
  const clear = clearUp(plane, measurePicture(plane).light)
  const words = (await recognizer.see(clear)).filter(
    ({ text, confidence }) => confidence > 0.2 && /[A-Za-z0-9<]/.test(text),
  )
  const rows = rowsOf(words)
  return { plane: clear, words, rows, kind: detectKind(rows).kind }
}

async function readSeen(recognizer: Recognizer, seen: RecognizedCard & { readonly kind: DocumentKind }, today: string) {
  const { kind } = seen
  const first = readFields(seen.rows, kind)
  const read = await lookAgain(recognizer, { plane: seen.plane, kind, first })
  if (kind !== 'PASSPORT') return read
  const lines = await readPassportLines(recognizer, { picture: seen.plane, words: seen.words, today })
  const fields: Fields = { ...read.fields }
  const confidence: Confidence = { ...read.confidence }
  // What a check digit vouches for is surer than anything that is only read.
  for (const field of ['idNumber', 'birthday', 'expiryDate'] as const) {
    if (!lines[field]) continue
    fields[field] = lines[field]
    confidence[field] = 0.99
  }
  for (const [field, name] of Object.entries(namesOf(fields, lines)) as ['lastName', string][]) {
    if (fields[field] === name) continue
    fields[field] = name
    confidence[field] = 0.7
  }
  if (lines.sex && !fields.sex) {
    fields.sex = lines.sex
    confidence.sex = 0.7
  }
  return { fields, confidence }
}

interface Case {
  readonly seen: DocumentKind
  readonly wanted: DocumentKind
  readonly fields: Fields
  readonly found: FoundCard | undefined
  readonly measures: Measures
  readonly today: string
}

/** The reason that helps most, first: it makes no sense to hold a wrong card into better light. */
function judge({ seen, wanted, fields, found, measures, today }: Case): CardFault | null {
  if (seen !== wanted) return 'wrong_type'
  const isWhole = kinds[seen].required.every(field => fields[field] !== undefined)
  const isCut = found !== undefined && found.cutSides > 0
  // Burnt out to the rim, a card seems to go on beyond it.
  if ((isCut || !isWhole) && measures.burnt > 0.1) return 'glare'
  if (isCut) return 'cropped'
  if (!isWhole) return whyUnread(measures) ?? 'unreadable'
  if (fields.expiryDate !== undefined && fields.expiryDate < today) return 'expired'
  return null
}

function whyUnread({ light, burnt, sharpness }: Measures): CardFault | undefined {
  if (light < 60) return 'dark'
  if (burnt > 0.04) return 'glare'
  return sharpness < 0.6 ? 'blurred' : undefined
}

function enlarged(corners: Corners, { grey, small }: DecodedPicture): Corners {
  const scale = grey.width / small.width
  return corners.map(({ x, y }) => ({ x: x * scale, y: y * scale })) as unknown as Corners
}

/** The picture as it is, where no card stands out: it may fill all of it. */
function whole(grey: Plane): Plane {
  const { width, height } = grey
  const all = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ] as const
  return flatten(grey, all, 0)
}
