interface Names {
  readonly game: string
  readonly rebate: string
}

/** What each page of promotions asks for, what it shows once it has it, and what it says only when there is nothing; in Tagalog. */
export function promoFetches({ game, rebate }: Names) {
  const fetches = [
    ['/welfare', 'list', 'Mga VIP bonus', 'Walang promotion ngayon'],
    ['/promotions', 'list', 'CQ9 Daily Rebate', 'Walang promotion ngayon'],
    ['/welfare/cq9-page', 'rebate/detail', 'CQ9 Daily Rebate', 'Walang rebate ngayon'],
    ['/welfare/tpg-details', 'lossRebate/detail', 'TPG Daily Loss Rebate', 'Walang loss rebate ngayon'],
    ['/daily-wins', 'daily/wins', game, 'Wala pang panalo'],
    // There is neither a contest nor a box, a ticket nor an invitation, which is said once it is known.
    ['/welfare/betting-rank', 'ranking/detail', 'Walang contest ngayon', 'Walang contest ngayon'],
    ['/blind-box', 'blindbox/detail', 'Mga box na available', 'Mga box na available'],
    [`/promotions/${rebate}`, 'detail', 'CQ9 Daily Rebate', 'CQ9 Daily Rebate'],
    ['/cashback', 'cashback/detail', 'Walang ticket ngayon', 'Walang ticket ngayon'],
    ['/cashback', 'list', 'Walang ticket ngayon', 'Kumuha ng ticket'],
    ['/invite', 'invite/detail', 'Walang reward sa pag-imbita ngayon', 'Walang reward sa pag-imbita ngayon'],
  ] as const
  return fetches.map(([address, call, found, empty]) => ({ address, call, found, empty }))
}
