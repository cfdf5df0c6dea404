import type { InputOf } from '../../shared/client.ts'
import type { ActField, ActValues } from '../../shared/entity.ts'
import { pictureField } from '../../shared/act/pictureField.ts'
import type { Landing } from './landings.tsx'

export type Wish = InputOf<'POST /office/api/ad/landing/change'>['body']['wish']

export const fieldGroups: readonly (readonly [title: string, fields: readonly ActField[]])[] = [
  [
    'Content',
    [
      pictureField('PNG, JPEG or WebP, such as 720 by 800. Uploaded pictures are kept like those of popups.'),
      { name: 'title_en', title: 'Title, in English', kind: 'line', least: 1, hint: 'Up to 60 characters.' },
      { name: 'title_tl', title: 'Title, in Tagalog', kind: 'line', least: 1 },
      { name: 'line_en', title: 'Text, in English', kind: 'text', least: 1, hint: 'Up to 200 characters.' },
      { name: 'line_tl', title: 'Text, in Tagalog', kind: 'text', least: 1 },
      {
        name: 'tone',
        title: 'Color',
        kind: 'choice',
        least: 1,
        options: [
          ['brand', 'Brand color'],
          ['sea', 'Sea'],
          ['ube', 'Ube'],
          ['gold', 'Gold'],
        ],
      },
    ],
  ],
  [
    'Links',
    [
      {
        name: 'mini_program',
        title: 'Third button',
        kind: 'choice',
        least: 1,
        options: [
          ['glife', 'GLife'],
          ['mayamini', 'Maya'],
          ['lazadamini', 'Lazada'],
        ],
        hint: 'The first two buttons link to the app and the website.',
      },
      { name: 'is_on', title: 'On', kind: 'check' },
    ],
  ],
]

/** A landing page as its form shows it. */
export function valuesOf(landing: Landing): ActValues {
  const { name: _name, version: _version, updated_at: _at, is_on, ...words } = landing
  return { ...words, is_on: is_on ? 'yes' : '' }
}

/** What the form says, or which of its fields cannot be read. */
export function wishOf(values: ActValues): Wish | string {
  const at = (name: string) => (values[name] ?? '').trim()
  if (at('title_en').length > 60 || at('title_tl').length > 60) return 'A title can have up to 60 characters.'
  if (at('line_en').length > 200 || at('line_tl').length > 200) return 'The text can have up to 200 characters.'
  return {
    img: at('img'),
    title_en: at('title_en'),
    title_tl: at('title_tl'),
    line_en: at('line_en'),
    line_tl: at('line_tl'),
    tone: at('tone') as Wish['tone'],
    mini_program: at('mini_program') as Wish['mini_program'],
    is_on: at('is_on') === 'yes',
  }
}
