import { ButtonLink } from '@saya/ui/button'
import { Note } from '@saya/ui/note'
import { useTexts } from '../../shared/texts.ts'
import { wayOn } from '../promotion/index.ts'
import { rebateTexts } from './rebate.texts.ts'

/** Why a member may not have something now, and where they can mend it. */
export function WhyNot({ why }: { readonly why: { readonly code: string; readonly sentence: string } }) {
  const t = useTexts(rebateTexts)
  const way = wayOn(why.code)
  return (
    <Note tone="wait">
      <b>{t.why}</b>
      <p>{why.sentence}</p>
      {way && (
        <ButtonLink look="soft" size="medium" href={way}>
          {t.wayOn}
        </ButtonLink>
      )}
    </Note>
  )
}
