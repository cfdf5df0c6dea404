import type { Units } from '@saya/money'
import type { OwnWord } from '../../view/ownWord.ts'
import type { Title } from '../shape.ts'
import type { Language, Say } from './sayIn.ts'
import type { NextRound, Studio } from './studio.ts'

export interface MenuTools {
  readonly title: Title
  readonly studio: Studio
  readonly stake: Units
  readonly say: Say
  readonly language: Language
  readonly next: NextRound
  readonly word: OwnWord
  readonly heed: <T>(call: Promise<T>) => Promise<T | undefined>
}
