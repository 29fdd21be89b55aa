-- Consents of an account are given in the checkout too, and taken back where somebody leaves the newsletter.
alter table user_consents drop constraint user_consents_source_check;
alter table user_consents add constraint user_consents_source_check
  check (source in ('sign-up', 'profile', 'checkout', 'newsletter', 'invitation'));
