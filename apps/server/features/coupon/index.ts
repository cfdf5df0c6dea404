export { addCoupons, countCoupons, findBonus, spendCoupon } from './coupon.store.ts'
export { giveCoupons } from './giveCoupons.ts'
export { exportOwn } from './exportOwn.ts'
export { couponRoutes } from './routes.ts'
