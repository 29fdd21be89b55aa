export const contact = {
  'message-error': 'Mesaj gönderilemedi. Lütfen daha sonra tekrar deneyin.',
  'message-success': 'Mesajınız gönderildi.',
  'call-success': 'Sizi en kısa sürede arayacağız.',
  'call-error': 'Talebiniz gönderilemedi. Lütfen daha sonra tekrar deneyin.',
  'review-error': 'Yorumunuz gönderilemedi. Lütfen tekrar deneyin.',
  'review-success': 'Teşekkürler. Yorumunuz onaylandıktan sonra yayımlanacaktır.',
} as const
