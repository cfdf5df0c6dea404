import { emptyWallet } from '@saya/contract/wallet/emptyWallet.ts'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { isReady, usePayees, useReadyWords } from '../payee/index.ts'
import { choosePayee } from './payee.rules.ts'
import { useLastDeposit } from './useLastDeposit.ts'

/** What most channels take: by that an amount is judged before there is an account. */
const usual = { min_amount: '100.00', max_amount: '500000.00' }

interface FactsWish {
  readonly payeeId: string | undefined
  /** Money goes back to the account that it came from, unless another one is chosen. */
  readonly goesBack: boolean
}

/** What one must know to say how much is paid out to where: the accounts, the balance, and what the channel takes. */
export function useWithdrawFacts({ payeeId, goesBack }: FactsWish) {
  const own = usePayees()
  const wallet = useAnswer('GET /finance/wallet', {}, { mayBeOld: true })
  const channels = useAnswer('GET /finance/channel/list', { query: { mode: '2' } })
  const last = useLastDeposit({ isSkipped: !goesBack })
  const payee = choosePayee(own.payees ?? [], { id: payeeId, isReady, paidInBy: last.paidInBy })
  const channel = channels.answer?.d.find(({ name }) => name === payee?.channel_name)
  const isLoaded = [own.payees, wallet.answer, channels.answer].every(one => one !== undefined) && last.isKnown
  return {
    payees: own.payees,
    payee,
    channel,
    isClosed: payee !== undefined && channels.answer !== undefined && !channel,
    readyWords: useReadyWords(payee),
    wallet: wallet.answer,
    limits: { ...(channel ?? usual), withdrawable: (wallet.answer ?? emptyWallet).withdrawable },
    isLoaded,
    isFailed: own.failure !== undefined || [wallet, channels].some(({ error }) => error !== undefined),
    refreshWallet: wallet.again,
    again() {
      own.again()
      wallet.again()
      channels.again()
    },
  }
}
