import { isCommonPassword, type FieldIssue } from '@wallart/sdk'

// What stands first in every published list of leaked passwords. A word stands for all its usual disguises: with
// capitals, look-alike signs, and digits, years or punctuation around it.
const WORDS: ReadonlySet<string> = new Set(
  `
password passwort passw passwd pass passcode passphrase mypassword newpassword password1 contrasena motdepasse secret
secrets topsecret private default changeme changeit change welcome welcomehome welcomeback letmein letmeinnow login logon
signin admin administrator adminadmin root rootroot toor superuser superadmin sysadmin user username usuario guest test
testing tester testtest test123 temp temporary demo sample example master mastermaster manager office server system
computer internet windows microsoft google gmail yahoo hotmail outlook facebook instagram twitter youtube netflix amazon
apple iphone android samsung nokia oracle cisco dell lenovo adobe linkedin paypal pinterest snapchat tiktok spotify
qwerty qwertyu qwertyui qwertyuio qwertyuiop qwert qwertz qwertzuiop azerty azertyuiop asdf asdfg asdfgh asdfghj asdfghjk
asdfghjkl asdasd asdasdasd zxcv zxcvb zxcvbn zxcvbnm zaq zaqwsx zaq1zaq1 zaq12wsx 1qaz2wsx 1q2w3e 1q2w3e4r 1q2w3e4r5t
q1w2e3 q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc qaz wsx edc qweasd qweasdzxc qweqwe wasd abcd abcde abcdef abcdefg abcdefgh
abc abcabc abc123 a1b2c3 a1b2c3d4 aaa aaaa aaaaa aaaaaa aaaaaaaa xxx xxxx xxxxxx zzzzzz
12345678 123456789 1234567890 0123456789 987654321 0987654321 87654321 11111111 00000000 12341234 11223344 123123123
121212121 123321123 147258369 159753159 112233445566 123654789 135792468 102030405060 99999999 88888888 77777777 66666666
55555555 44444444 33333333 22222222 31415926 20202020
iloveyou ilovey ilove iloveu iloveme iloveyouso iloveyouall loveyou loveme lovelove love lover lovers lovely loving
beloved sweetheart sweetie sweet honey honeybee darling babe baby babygirl babyboy babydoll angel angels angelbaby princess
prince queen king kingdom kings queenbee boyfriend girlfriend forever always together trustno trustme believe faith hope
heaven blessed blessing jesus jesuschrist christ christian god godisgood godbless bible church pray prayer spirit holy
family mother mom mommy mama father dad daddy papa sister brother friend friends bestfriend friendship cousin grandma
grandpa husband wife children kids twins
sunshine sunflower sunrise sunset sunny moonlight moonshine moon star stars starlight stardust starfish rainbow rain
thunder lightning storm snow snowball snowman snowflake winter spring summer autumn fall january february march april may
june july august september october november december monday tuesday wednesday thursday friday saturday sunday morning
midnight night weekend holiday holidays vacation christmas xmas halloween easter birthday newyear
dragon dragonfly dragonball monkey monkeys shadow shadows tiger tigers lion lions bear bears wolf wolves eagle eagles
falcon falcons hawk hawks panther panthers jaguar jaguars cougar leopard cheetah bulldog bulldogs rabbit bunny kitty
kitten kittycat kittens pussycat cat cats puppy puppies doggy doggie dog dogs horse horses pony ponies cowboy cowboys cow
chicken duck ducky duckie turtle frog froggy fish fishing dolphin dolphins shark sharks whale penguin penguins panda pandas
giraffe elephant zebra spider spiderman scorpion cobra viper snake phoenix unicorn butterfly ladybug bumblebee raven
ravens cardinal cardinals robin bluebird
football baseball basketball soccer hockey tennis golf golfer golfing volleyball softball cricket rugby boxing wrestling
swimming running runner skateboard snowboard surfing surfer cheer cheerleader dancer dancing gymnast champion champions
winner winners victory player players playboy coach captain team goalie striker skater biker rider racer racing
yankees redsox dodgers giants braves mets cubs lakers celtics bulls warriors rangers steelers packers patriots broncos
raiders chargers vikings dolphins1 redskins saints seahawks chelsea arsenal liverpool liverpoolfc manchester manutd
barcelona realmadrid juventus milan bayern celtic everton tottenham ronaldo messi beckham jordan michaeljordan kobe lebron
superman batman ironman wonderwoman captainamerica avengers hulk wolverine deadpool joker superstar superhero hero heroes
starwars starwar skywalker lukeskywalker darthvader yoda jedi startrek spock matrix neo trinity gandalf frodo hobbit
lordoftherings harrypotter hermione hogwarts dumbledore slytherin gryffindor pokemon pikachu charizard mario luigi zelda
sonic minecraft fortnite roblox callofduty counterstrike warcraft worldofwarcraft starcraft diablo halo doom quake tetris
playstation xbox nintendo gamer gamers gaming gameover games game naruto sasuke goku vegeta sailormoon hellokitty snoopy
garfield mickey mickeymouse minnie donald donaldduck goofy pluto winnie pooh tigger eeyore bambi dumbo cinderella ariel
tinkerbell pocahontas aladdin simba mufasa nemo buzz woody shrek scooby scoobydoo simpsons homer bart spongebob patrick
metallica nirvana slipknot eminem tupac biggie beatles elvis madonna michaeljackson rihanna beyonce britney ladygaga
justinbieber onedirection taylorswift linkinpark greenday blink pinkfloyd ledzeppelin acdc ironmaiden megadeth guitar
drummer drums piano music musica musical singer singing rockstar rock rockon rocknroll hiphop rapper reggae punk metal
heavymetal dance disco jazz
michael michelle michele jennifer jessica ashley amanda nicole nicholas daniel daniela daniella danielle andrew andrea
anthony joshua matthew christopher christina christine christian1 robert roberto richard ricardo charles charlie charlotte
thomas tommy william williams james jamie jasmine jason justin justine joseph josephine john johnny johnson jonathan
jordan1 kevin kimberly katherine kathryn katie kayla kelly kelsey laura lauren leslie linda lisa louise lucky lucy madison
maggie marcus margaret maria mariah marie marina mario1 mark martin martina mary matt maxwell megan melanie melissa merlin
mike miller molly monica morgan natalie natasha nathan nelson oliver olivia pamela patricia paul paula peter phillip
rachel raymond rebecca robert1 rocky rosie russell ryan sabrina sally samantha sammy samuel sandra sara sarah scott
sebastian sharon shelby sophie stephanie stephen steven stuart susan sydney taylor teresa theresa tiffany timothy tyler
vanessa veronica victor victoria vincent virginia walter wendy whitney zachary adam adrian alan albert alberto alejandro
alejandra alex alexander alexandra alexandria alexis alfred alice alicia alison allison alyssa amber amy ana anderson angela
angelica angelina angelo anna anne annie antonio april1 arthur austin barbara beatriz benjamin bernard beth bethany betty
beverly billy bonnie brandon brandy brenda brian brianna brittany brooke bruce bryan caitlin cameron carlos carmen carol
carolina caroline carolyn carrie casey cassandra cassie catherine cecilia chelsea1 cheryl chloe chris christie cindy
claire claudia cody connor courtney craig crystal curtis cynthia dakota dallas david dawn deborah debbie dennis derek diana
diane diego dominic donna doris dorothy douglas dustin dylan eddie edgar edward elaine eleanor elizabeth ellen emily emma
enrique eric erica erika erin ernesto esther ethan eugene eva evelyn fernando florence frances francesca francis francisco
frank frankie fred freddy frederick gabriel gabriela gabrielle gary george georgia gerald gilbert gina gloria gordon grace
gregory guillermo gustavo hannah harold harry harley heather hector helen henry holly howard hunter isaac isabel isabella
jack jackie jackson jacob jacqueline jake janet janice javier jean jeff jeffrey jenna jenny jeremy jerry jill jim jimmy
joanna joel jorge jose juan judith judy julia julian julie karen karina karl keith kenneth kim kristen kristin kyle larry
lawrence leo leon leonard leonardo lewis logan lorenzo luis luke manuel marc marco margarita marilyn marissa marvin mason
maurice max maya mercedes miguel mitchell nancy nick nicky nikki nina noah norman oscar pablo paige parker pedro penny
phil philip rafael ralph ramon randy raul ray regina renee ricky rita roger roland ronald rosa rose roy ruben ruth sam
santiago sean sergio shane shannon shawn sheila shirley sierra simon sonia sophia spencer stacey stacy stanley stella
steve sylvia tamara tanya ted terry tim tina todd tom tony tracy travis trevor trinity1 valentina valerie vera vicky
vivian wayne zoe
cheese cheesecake chocolate cookie cookies cupcake candy candyman sugar sugarplum brownie brownies butter buttercup peanut
peanuts pepper peppers ginger cinnamon vanilla coffee coffeebean tea cocacola cola pepsi mountaindew beer whiskey vodka
tequila corona budweiser heineken wine pizza burger hamburger hotdog bacon banana bananas apples orange oranges lemon lime
cherry cherries strawberry blueberry raspberry peaches peach mango kiwi pineapple pumpkin tomato potato onion pickle pickles
popcorn icecream pancake noodles chicken1
diamond diamonds gold golden goldfish goldstar silver platinum ruby emerald sapphire crystal1 pearl money moneymoney cash
dollar dollars million millionaire billionaire rich richie business success lucky7 luckyone luckystar jackpot casino poker
blackjack vegas lasvegas
ferrari porsche mercedes1 bmw audi honda toyota nissan mustang camaro corvette chevy chevrolet ford fordf yamaha suzuki
kawasaki ducati harleydavidson lexus subaru mazda volvo jeep hummer lamborghini
london paris newyork losangeles california florida texas boston chicago miami atlanta houston denver seattle phoenix1
portland brooklyn jersey hawaii alaska canada toronto montreal mexico america american usa england ireland irish scotland
france germany berlin munich italia italy roma spain madrid brasil brazil argentina colombia australia sydney1 africa china
japan tokyo india russia moscow europe
red green blue black white yellow purple pink pinky orange1 brown grey gray violet blacky blackcat blackbird whitey
greenday1 bluesky bluebell redrose redred
flower flowers rose1 roses daisy lily violet1 tulip jasmine1 garden forest river ocean oceans beach mountain island
paradise nature earth planet galaxy universe space rocket saturn jupiter mars venus mercury apollo eclipse cosmos
freedom liberty peace justice power powerful destiny fantasy dream dreams dreamer magic magical mystery ghost devil demon
lucifer satan evil hell death killer killme hunter1 sniper soldier army marine marines navy airforce police fire fireman
firefly fireball warrior ninja samurai pirate viking knight wizard witch vampire zombie monster godzilla alien aliens robot
hacker hacking nothing something anything everything whatever whatsup idontknow dontknow dontforget remember forgotten
nopassword noname unknown anonymous access accessdenied security secure safety lock unlock open opensesame sesame abracadabra
bubbles bubble cuddles snuggles fluffy smokey shadow1 buster bailey bandit barney beauty bella blondie boomer brutus buddy
casper chester chico cocoa cooper cosmo daisy1 dexter diesel dusty felix fido flash frisky gizmo gracie harley1 jasper
jester kobe1 lady leo1 lola luna maddie marley max1 midnight1 milo misty mittens muffin nala oreo oscar1 patches peaches1
precious pumpkin1 rascal rex riley rocky1 roxy rusty sadie sam1 sasha scooter scout simba1 sophie1 sparky spike spot stella1
sugar1 teddy teddybear thumper tigger1 tinker toby trixie tucker winston zoey
school student students teacher college university class classof graduate history science english spanish french german
math physics chemistry biology doctor nurse nurses lawyer engineer accounting marketing sales support service customer
helpdesk company corporate office1 work working worker job jobs contract project
hello helloworld hellohello hellothere hi hey bonjour hola ciao goodbye goodmorning goodnight goodluck good great awesome
amazing cool coolcat coolguy coolness crazy crazyman happy happyday happiness smile smiley smiles laugh funny fun party
partytime sexy sexygirl sexyboy hot hottie hotstuff cute cutie cutiepie beautiful gorgeous pretty handsome dude
playtime chill chillin relax
artwork artist poster posters allposters gallery1 canvas painting picture pictures frame
`
    .trim()
    .split(/\s+/),
)

const COMMON: FieldIssue<'password'> = {
  field: 'password',
  code: 'password.common',
  message: 'This password is one of the most common. Please choose one that is harder to guess.',
}

/** What is wrong with a password that is easily guessed; the words never reach a browser. */
export function commonPasswordIssue(password: unknown): FieldIssue<'password'> | undefined {
  return typeof password === 'string' && isCommonPassword(password, WORDS) ? COMMON : undefined
}
