import { ACTIVITIES } from './activities.ts'
import { addBasketItems } from './add-basket-items.ts'
import { addBasketPayment } from './add-basket-payment.ts'
import { addCoupon } from './add-coupon.ts'
import { addCustomerAddress } from './add-customer-address.ts'
import { addCustomerPaymentInstrument } from './add-customer-payment-instrument.ts'
import { addGiftCertificateItem } from './add-gift-certificate-item.ts'
import { addProductListItem } from './add-product-list-item.ts'
import { appendPhoto } from './append-photo.ts'
import { authorizeGuest } from './authorize-guest.ts'
import { changePassword } from './change-password.ts'
import { checkLegacyAccount } from './check-legacy-account.ts'
import { createBasket } from './create-basket.ts'
import { createOrder } from './create-order.ts'
import { createPhoto } from './create-photo.ts'
import { createProductList } from './create-product-list.ts'
import { deleteBasket } from './delete-basket.ts'
import { getArtProduct } from './get-art-product.ts'
import { getBasket } from './get-basket.ts'
import { getCategories } from './get-categories.ts'
import { getCategory } from './get-category.ts'
import { getConfiguredProduct } from './get-configured-product.ts'
import { getCustomerBaskets } from './get-customer-baskets.ts'
import { getCustomerOrders } from './get-customer-orders.ts'
import { getCustomer } from './get-customer.ts'
import { getFrameChoices } from './get-frame-choices.ts'
import { getGiftCertificate } from './get-gift-certificate.ts'
import { getOrder } from './get-order.ts'
import { getPhotoProduct } from './get-photo-product.ts'
import { getPhotos } from './get-photos.ts'
import { getPasswordlessToken } from './get-passwordless-token.ts'
import { getProductGroup } from './get-product-group.ts'
import { getProductLists } from './get-product-lists.ts'
import { getProduct } from './get-product.ts'
import { getProducts } from './get-products.ts'
import { getPromotions } from './get-promotions.ts'
import { getRatings } from './get-ratings.ts'
import { getRecommendations } from './get-recommendations.ts'
import { getRecommenders } from './get-recommenders.ts'
import { getReviews } from './get-reviews.ts'
import { getShippingMethods } from './get-shipping-methods.ts'
import { getSitemap } from './get-sitemap.ts'
import { getSimilarProducts } from './get-similar-products.ts'
import { getTaxonomy } from './get-taxonomy.ts'
import { getToken } from './get-token.ts'
import { getTranslations } from './get-translations.ts'
import { getZoneRecommendations } from './get-zone-recommendations.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { lookUpGuestOrder } from './look-up-guest-order.ts'
import { mergeBaskets } from './merge-baskets.ts'
import { registerCustomer } from './register-customer.ts'
import { removeBasketItem } from './remove-basket-item.ts'
import { removeBasketPayment } from './remove-basket-payment.ts'
import { removeCoupon } from './remove-coupon.ts'
import { removeCustomerAddress } from './remove-customer-address.ts'
import { removeCustomerPaymentInstrument } from './remove-customer-payment-instrument.ts'
import { removeGiftCertificateItem } from './remove-gift-certificate-item.ts'
import { removePhoto } from './remove-photo.ts'
import { removeProductListItem } from './remove-product-list-item.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resetPassword } from './reset-password.ts'
import { searchListing } from './search-listing.ts'
import { searchProducts } from './search-products.ts'
import { sendContactMessage } from './send-contact-message.ts'
import { setBillingAddress } from './set-billing-address.ts'
import { setShippingAddress } from './set-shipping-address.ts'
import { setShippingMethod } from './set-shipping-method.ts'
import { startLegacySession } from './start-legacy-session.ts'
import { startPasswordlessLogin } from './start-passwordless-login.ts'
import { submitPasswordReset } from './submit-password-reset.ts'
import { subscribeNewsletter } from './subscribe-newsletter.ts'
import { suggest } from './suggest.ts'
import { trackPageView } from './track-page-view.ts'
import { transferBasket } from './transfer-basket.ts'
import { updateBasketCustomer } from './update-basket-customer.ts'
import { updateBasketItem } from './update-basket-item.ts'
import { updateBasketPayment } from './update-basket-payment.ts'
import { updateBasket } from './update-basket.ts'
import { updateCustomerAddress } from './update-customer-address.ts'
import { updateCustomerPaymentInstrument } from './update-customer-payment-instrument.ts'
import { updateCustomer } from './update-customer.ts'
import { updateGiftCertificateItem } from './update-gift-certificate-item.ts'
import type { Operation } from './operation.ts'

/** Every upstream call there is. */
export const OPERATIONS: readonly Operation[] = [
  ...Object.values(ACTIVITIES),
  addBasketItems,
  addBasketPayment,
  addCoupon,
  addCustomerAddress,
  addCustomerPaymentInstrument,
  addGiftCertificateItem,
  addProductListItem,
  authorizeGuest,
  changePassword,
  checkLegacyAccount,
  createBasket,
  createOrder,
  createPhoto,
  appendPhoto,
  createProductList,
  deleteBasket,
  getArtProduct,
  getBasket,
  getCategories,
  getCategory,
  getConfiguredProduct,
  getCustomerBaskets,
  getCustomerOrders,
  getCustomer,
  getFrameChoices,
  getGiftCertificate,
  getOrder,
  getPhotoProduct,
  getPhotos,
  getPasswordlessToken,
  getProductGroup,
  getProductLists,
  getProduct,
  getProducts,
  getPromotions,
  getRatings,
  getRecommendations,
  getRecommenders,
  getReviews,
  getShippingMethods,
  getSimilarProducts,
  getSitemap,
  getTaxonomy,
  getToken,
  getTranslations,
  getZoneRecommendations,
  logIn,
  logOut,
  lookUpGuestOrder,
  mergeBaskets,
  registerCustomer,
  removeBasketItem,
  removeBasketPayment,
  removeCoupon,
  removeCustomerAddress,
  removeCustomerPaymentInstrument,
  removeGiftCertificateItem,
  removePhoto,
  removeProductListItem,
  requestPasswordReset,
  resetPassword,
  searchListing,
  searchProducts,
  sendContactMessage,
  setBillingAddress,
  setShippingAddress,
  setShippingMethod,
  startLegacySession,
  startPasswordlessLogin,
  submitPasswordReset,
  subscribeNewsletter,
  suggest,
  trackPageView,
  transferBasket,
  updateBasketCustomer,
  updateBasketItem,
  updateBasketPayment,
  updateBasket,
  updateCustomerAddress,
  updateCustomerPaymentInstrument,
  updateCustomer,
  updateGiftCertificateItem,
]
