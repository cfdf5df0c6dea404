export { addCoupons, countCoupons, findBonus, spendCoupon } from './coupon.store.ts'
export { exportOwn } from './exportOwn.ts'
export { couponRoutes } from './routes.ts'
