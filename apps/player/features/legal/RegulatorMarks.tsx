import type { Calls } from '@saya/contract'
import { Icon } from '@saya/ui/icon'
import { ImageWithFallback } from '@saya/ui/picture'
import type { Part } from '../../shared/answer/answers.ts'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { pictureAddress } from '../../shared/picture/pictureAddress.ts'
import { sheetIcon } from '../../shared/sheetIcon.ts'
import { useTexts } from '../../shared/texts.ts'
import { termsTexts } from './terms.texts.ts'

type Mark = Calls['GET /member/index']['answer']['bottom'][number]

const marksPart = {
  name: ' marks',
  of: ({ bottom }) => bottom.filter(({ img }) => img),
} satisfies Part<'GET /member/index', Mark[]>

/** The regulator's logo and the licence's seal as the operator has uploaded them; until then their places. */
export function RegulatorMarks() {
  const t = useTexts(termsTexts)
  const { answer: [first, second] = [] } = useAnswer('GET /member/index', {}, { part: marksPart })
  return (
    <div className="termsMarks">
      <MarkPlace mark={first} drawing="sealCheck" word={t.regulator} />
      <MarkPlace mark={second} drawing="shieldCheck" word={t.seal} />
    </div>
  )
}

interface MarkPlaceProps {
  readonly mark: Mark | undefined
  readonly drawing: 'sealCheck' | 'shieldCheck'
  readonly word: string
}

function MarkPlace({ mark, drawing, word }: MarkPlaceProps) {
  const place = (
    <>
      <Icon drawing={sheetIcon(drawing)} size={22} />
      {word}
    </>
  )
  return (
    <span>
      {mark?.img ? (
        <ImageWithFallback src={pictureAddress(mark.img)} alt={mark.name} width={120} height={36} fallback={place} />
      ) : (
        place
      )}
    </span>
  )
}
