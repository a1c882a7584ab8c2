-- Names tell the gender: in the order of names there are long runs of one gender, which grow with the number of people.
-- A list of the other gender by name would read past such a run; every other pair of a common value and an order is mixed.
create index if not exists users_gender_name on users (gender, name_sort, id);
