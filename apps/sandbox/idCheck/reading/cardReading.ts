import type { DocumentKind } from '../documents.ts'

/** Why a picture cannot be taken for the ID that was asked for. */
export type CardFault = 'blurred' | 'dark' | 'glare' | 'cropped' | 'not_an_id' | 'wrong_type' | 'expired' | 'unreadable'

export type FieldName =
  | 'firstName'
  | 'middleName'
  | 'lastName'
  | 'birthday'
  | 'idNumber'
  | 'sex'
  | 'nationality'
  | 'address'
  | 'expiryDate'

/** What stands on a card as far as it could be read. Dates are YYYY-MM-DD, the sex is F or M. */
export type CardFields = Readonly<Partial<Record<FieldName, string>>>

export interface CardReading {
  /** Which document it seems to be, if any that is known here. */
  readonly kind: DocumentKind | null
  readonly fault: CardFault | null
  readonly fields: CardFields
  /** 0 to 1 for each field that was read. */
  readonly confidence: Readonly<Partial<Record<FieldName, number>>>
  /** The picture, encoded anew: nothing of what a camera writes beside it is left. */
  readonly photo: Buffer | null
}
