import { useContext } from 'react'
import { mallLimits } from '@saya/contract/limits'
import type { Calls } from '@saya/contract'
import { AnswerContext, answerName } from '../../shared/answer/answers.ts'
import { callServer } from '../../shared/answer/client.ts'
import { usePages } from '../../shared/answer/usePages.ts'
import { useOffers } from '../../shared/offers/useOffers.ts'
import { LanguageContext } from '../../shared/texts.ts'
import { firstQuery, goodsNeed, type KnownGoods } from './goodsNeeds.ts'
import { readShownPage } from './readShownPage.ts'
import type { MallFilter } from './mallFilter.rules.ts'

type Answer = Calls['GET /member/goods/list']['answer']

/** Of goods that came with the page nobody knows yet how many are left. */
export type ListedGoods = KnownGoods & Partial<Pick<Answer['d'][number], 'stock'>>

/**
 * Reads the pages of one choice. What the server rendered is shown until the first of them has come. Whoever is shown no offers sees
 * what is sent or fetched, and no voucher or ticket, which lead back to play.
 */
export function useGoodsPages(filter: MallFilter) {
  const store = useContext(AnswerContext)
  const language = useContext(LanguageContext)
  const offers = useOffers()
  const load = usePages<Pick<Answer, 'next'>, ListedGoods>(async ({ cursor, signal }) => {
    const offersAsked = askForOffers(signal)
    async function readPage(from: string | undefined) {
      const query = { ...firstQuery(filter), ...(from ? { cursor: from } : {}) }
      const [page, areShown] = await Promise.all([
        callServer('GET /member/goods/list', { query }, { signal }),
        offersAsked,
      ])
      return areShown ? page : { ...page, d: withoutOffers(page.d) }
    }
    const { rows, next } = await readShownPage(cursor.cursor, { size: mallLimits.pageSize, readPage })
    return { rows, end: { next } }
  })
  const known = store.read(answerName(goodsNeed(filter), language)) as readonly KnownGoods[] | undefined
  return { known: offers === 'shown' ? known : known && withoutOffers(known), load }
}

/** Where nobody can tell, none are shown. */
async function askForOffers(signal: AbortSignal): Promise<boolean> {
  const answer = await callServer('GET /member/offers', {}, { signal }).catch(() => undefined)
  return answer?.are_shown ?? false
}

function withoutOffers<Row extends Pick<KnownGoods, 'gives'>>(rows: readonly Row[]): readonly Row[] {
  return rows.filter(({ gives }) => gives === '')
}
