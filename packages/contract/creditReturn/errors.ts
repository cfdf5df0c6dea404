import { refusals } from '../refusal.ts'

export const creditReturnErrors = refusals({
  credit_return_ended: {
    status: 409,
    text: [
      'A colleague already saw to this. Look at it again.',
      'Naasikaso na ito ng isang kasamahan. Tingnan itong muli.',
    ],
  },
  credit_return_failed: {
    status: 409,
    text: [
      'This cannot be paid out to that account now. Another withdrawal may be open, or the account or the balance does not allow it. Choose another account, or wait until it can be paid out.',
      'Hindi ito mababayaran sa account na iyon ngayon. Maaaring may bukas na withdraw, o hindi pinapayagan ng account o balanse. Pumili ng ibang account, o maghintay hanggang mabayaran ito.',
    ],
  },
  credit_return_there: {
    status: 409,
    text: [
      'This money is still in the member’s balance, which is ₱{balance}. Return it to an account of theirs. A note alone ends this only once the money has left.',
      'Nasa balanse pa ng miyembro ang perang ito. Ang balanse ay ₱{balance}. Ibalik ito sa account nila. Matatapos lang ito sa note kapag nakaalis na ang pera.',
    ],
  },
})
