-- With which program and from which address a change was answered is forgotten with the people of the order, whoever
-- forgets them; that it was answered, and how, stays with the order.
create function forget_answer_proofs() returns trigger language plpgsql as $$
begin
  update promise_notices set answer_proof = null where order_id = new.id and answer_proof is not null;
  return null;
end $$;

create trigger forgets_answer_proofs after update of erased_at on orders
for each row when (old.erased_at is null and new.erased_at is not null) execute function forget_answer_proofs();

update promise_notices set answer_proof = null
from orders where orders.id = order_id and erased_at is not null and answer_proof is not null;
